/** A point or direction: x to the right, y up, z towards the viewer. */
export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point of the picture in pixels, y down. `depth` grows towards the viewer. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

export const RAD = Math.PI / 180;
export const up: Vec = { x: 0, y: 1, z: 0 };

export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** 0 before a, 1 after b, a soft step between. */
export function smooth(v: number, a = 0, b = 1): number {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const vec = (x: number, y: number, z: number): Vec => ({ x, y, z });
export const plus = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const times = (a: Vec, k: number): Vec => ({ x: a.x * k, y: a.y * k, z: a.z * k });
export const towards = (a: Vec, d: Vec, k: number): Vec => ({
  x: a.x + d.x * k,
  y: a.y + d.y * k,
  z: a.z + d.z * k,
});
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec, b: Vec): Vec => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
export function unit(a: Vec): Vec {
  const l = Math.hypot(a.x, a.y, a.z);
  return l < 1e-6 ? up : times(a, 1 / l);
}
/** The direction between a (t = 0) and b (t = 1), of length 1. */
export const blend = (a: Vec, b: Vec, t: number): Vec =>
  unit({ x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t), z: lerp(a.z, b.z, t) });
/** A direction given by its compass angle around the stem and its height over the horizon, both in radians. */
export const heading = (azimuth: number, elevation: number): Vec => ({
  x: Math.cos(azimuth) * Math.cos(elevation),
  y: Math.sin(elevation),
  z: Math.sin(azimuth) * Math.cos(elevation),
});

/** Turns plant coordinates into pixels. */
export type Project = (v: Vec) => Spot;

/**
 * A camera that looks at a plant from a little above.
 * @param x pixel under the foot of the stem
 * @param y pixel under the foot of the stem
 * @param scale pixels to one plant unit
 * @param tilt how far the camera looks down, radians
 */
export function camera(x: number, y: number, scale: number, tilt = 0.16): Project {
  const s = Math.sin(tilt);
  const c = Math.cos(tilt);
  return (v) => {
    const depth = v.z * c + v.y * s;
    const k = scale * (1 + v.z * 0.11);
    return { x: x + v.x * k, y: y - (v.y * c - v.z * s) * k, depth };
  };
}
