/**
 * @typedef {object} NginxPlan
 * @property {string} folder for its own files
 * @property {number} publicPort port of the public site
 * @property {number} brandsPort port of the portal
 * @property {number} apiPort port of the internal proxy
 * @property {readonly number[]} community ports of the public site's servers
 * @property {readonly number[]} brands ports of the portal's servers
 * @property {readonly number[]} api ports of the api's servers
 */

/**
 * Keep-alive timeout of idle upstream connections in seconds. It must be shorter than DRAIN_SECONDS, so that a stopping server has no
 * connections left when it exits.
 */
export const KEPT_UNUSED = 2;

/** Requests that one address may have open at the outer proxy, besides event streams. */
export const OPEN_REQUESTS = 256;

/** Event streams that one address may have open, as many as a web server accepts. */
const OPEN_STREAMS = 1024;

/** A proxy_set_header in a server block discards inherited ones, so each block has all of them. */
const KEEPING = `    proxy_set_header Connection "";
    proxy_set_header Host $http_host;`;

/**
 * The proxy's configuration: the outer proxy balances visitors over the web servers, the internal one balances API calls.
 *
 * @param {NginxPlan} plan
 * @returns {string}
 */
export function nginxConf({ folder, publicPort, brandsPort, apiPort, community, brands, api }) {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;

events {
  worker_connections 2048;
}

http {
  log_format compact '$msec $status $request_method $uri $server_port [$upstream_addr] [$upstream_status] $request_time';
  access_log ${folder}/access.log compact;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;

  # The web servers hold the contract's limits, and answer 413 in its form.
  client_max_body_size 0;
  keepalive_timeout 75s 65s;

  # A server that refuses, breaks off or has no room is not the last one to be asked. What may have been done already (POST and
  # PATCH that were sent) is never sent twice; whoever sent it hears 503 with Retry-After, and repeats it under its own key.
  proxy_next_upstream error timeout http_502 http_503;
  proxy_next_upstream_tries 2;
  proxy_connect_timeout 1s;
  proxy_read_timeout 60s;

  proxy_http_version 1.1;

  # Open requests of one address. Each server gives an address a smaller share of its work; this keeps the rest of a flood away from it.
  limit_conn_zone $binary_remote_addr zone=requests:10m;
  limit_conn_zone $binary_remote_addr zone=streams:10m;
  limit_conn_status 429;

${upstream("community", community)}
${upstream("brands", brands)}
${upstream("api", api)}

${edge(publicPort, "community")}
${edge(brandsPort, "brands")}

  # Inside: only for the web servers. Whom they speak for they say themselves, and it is passed on as they said it.
  server {
    listen 127.0.0.1:${apiPort};
    keepalive_timeout 3600s 3600s;
    keepalive_requests 1000000;
    # Events and changes are passed on as they come.
    proxy_buffering off;
${KEEPING}
    location / {
      proxy_pass http://api;
    }
  }
}
`.trimStart();
}

/**
 * @param {string} name
 * @param {readonly number[]} ports
 */
function upstream(name, ports) {
  return `  upstream ${name} {
    # One that refuses a connection costs a fraction of a millisecond on this machine, so none is ever left out. With servers that
    # can vanish from the network, max_fails=5 fail_timeout=3s spares every other request the wait.
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join("\n")}
    keepalive 64;
    keepalive_timeout ${KEPT_UNUSED}s;
  }`;
}

/**
 * @param {number} port
 * @param {string} name
 */
function edge(port, name) {
  return `  server {
    listen 127.0.0.1:${port};
${KEEPING}
    # The outermost proxy: replaces headers of the visitor by the observed address.
    proxy_set_header X-Forwarded-For $remote_addr;
    limit_conn requests ${OPEN_REQUESTS};
    error_page 429 @too-many;
    location @too-many {
      default_type text/plain;
      add_header Retry-After 2 always;
      return 429 "Too many requests at once";
    }
    location / {
      proxy_pass http://${name};
    }
    # Event streams stay open, one for each browser of the people behind an address.
    location = /api/live {
      limit_conn streams ${OPEN_STREAMS};
      proxy_pass http://${name};
    }
    # Photos and films stream through, instead of being collected first.
    location /api/uploads/ {
      proxy_request_buffering off;
      proxy_pass http://${name};
    }
    # For those who watch the servers, from inside.
    location = /metrics {
      return 404;
    }
    location = /healthz {
      return 404;
    }
  }`;
}
