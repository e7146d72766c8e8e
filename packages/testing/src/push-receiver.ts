import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";

/** A browser's side of a push subscription. */
export interface PushReceiver {
  /** Its public key and secret, in base64url, as a browser gives them to the site. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /**
   * Decrypts a message as a browser does (RFC 8291, RFC 8188).
   *
   * @throws Error if it is encrypted for another browser
   */
  read(message: Uint8Array): string;
}

/** Makes the keys of a browser. */
export function newPushReceiver(): PushReceiver {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url") },
    read(given) {
      const message = Buffer.from(given);
      const salt = message.subarray(0, 16);
      const keyLength = message.readUInt8(20);
      const sender = message.subarray(21, 21 + keyLength);
      const sealed = message.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender]);
      const material = Buffer.from(hkdfSync("sha256", key.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The text ends with a delimiter and padding.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/**
 * Checks that a push message is signed by the key that its header names, for the service of its URL (RFC 8292).
 *
 * @param authorization - the header
 * @returns the public key, in base64url
 * @throws Error if it is not
 */
export function provedPushSender(url: string, authorization: string): string {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    ...{ x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") },
  };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
  if (!isSigned || aud !== new URL(url).origin)
    throw new Error("The sender of a push message is not proved.");
  return publicKey;
}
