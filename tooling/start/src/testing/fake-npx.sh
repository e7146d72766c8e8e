#!/bin/sh
# A fake of npx, pnpm and turbo: records its arguments and does the minimum.
echo "$*" >> "$DATA_DIR/npx.txt"
case "$*" in
  *" install "*)
    [ "$FAKE_FAILURE" = "network" ] && { echo "getaddrinfo ENOTFOUND"; exit 1; }
    mkdir -p node_modules && touch node_modules/.modules.yaml
    ;;
  *" build"*)
    [ "$FAKE_FAILURE" = "slow build" ] && sleep 600
    for app in api community brands-manager; do
      entry=server.mjs
      [ $app = api ] && entry=main.mjs
      mkdir -p apps/$app/build && cp fake-server.mjs apps/$app/build/$entry
    done
    mkdir -p tooling/demo-data/build
    cp fake-demo.mjs tooling/demo-data/build/load.mjs
    cp fake-demo.mjs tooling/demo-data/build/place.mjs
    echo '{}' > tooling/demo-data/build/pictures.json
    ;;
esac
