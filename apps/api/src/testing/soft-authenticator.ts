import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Options from the api; the authenticator reads only the challenge. */
type Options = Readonly<Record<string, unknown>>;

/** A software device with one passkey: real keys and signatures, without user interaction. */
export interface SoftAuthenticator {
  readonly id: string;
  /**
   * Responds to the options of a new passkey, in the form's format.
   *
   * @param isVerified whether its owner gave a PIN or finger
   */
  register(options: Options, isVerified?: boolean): string;
  /** Responds to the options of a sign-in. */
  signIn(options: Options, isVerified?: boolean): string;
}

const ES256 = -7;

/** @param origin of the requesting page */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  const rpId = createHash("sha256").update(new URL(origin).hostname).digest();
  let counter = 0;
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** Flags for a present user (1), a verified one (4) and a credential (0x40). */
  const authData = (flags: number, isVerified: boolean) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (isVerified ? 4 : 0), 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpId, head]);
  };
  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    id,
    register(options, isVerified = true) {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credential.length);
      const attested = [Buffer.alloc(16), size, credential, Buffer.from(coseKey(publicKey))];
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(Buffer.concat([authData(0x41, isVerified), ...attested]))],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      });
    },
    signIn(options, isVerified = true) {
      const client = clientData("webauthn.get", options);
      const data = authData(1, isVerified);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function coseKey(key: KeyObject): Uint8Array {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return isoCBOR.encode(cose as never);
}
