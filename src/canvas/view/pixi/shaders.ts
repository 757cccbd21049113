/** Vertex shader of every quad: position and UV as Pixi's meshes give them. */
export const QUAD_VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 toClip = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((toClip * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
}`;

/** Vertex shader of the mask: see maskGeometry. */
export const MASK_VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vPlace;
out float vPlain;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 toClip = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((toClip * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vPlace = aPosition;
  vPlain = aUV.x;
}`;

/**
 * A window on the mask: tint at half strength times the value, and along the edge (value ½) a
 * dashed line within it, light and dark by turns. Lengths in image px; uSpan: what the texture
 * covers before it repeats; uStart: where in it the window begins; uReach: the line's width;
 * uDensity, uDash: line widths an image px, and to the window's corner.
 */
export const MASK_FRAGMENT = `#version 300 es
precision highp float;
in vec2 vPlace;
in float vPlain;
out vec4 finalColor;
uniform sampler2D uMask;
uniform vec3 uTint;
uniform vec2 uExtent;
uniform vec2 uStart;
uniform vec2 uSpan;
uniform vec2 uDash;
uniform float uHalfTexel;
uniform float uDensity;
uniform float uReach;
uniform float uPhase;
float valueAt(vec2 place) {
  if (any(lessThan(place, vec2(0.0))) || any(greaterThanEqual(place, uExtent))) return 0.0;
  vec2 held = clamp(place, vec2(uHalfTexel), max(vec2(uHalfTexel), uExtent - uHalfTexel));
  return texture(uMask, (uStart + held) / uSpan).r;
}
void main() {
  if (vPlain > 0.5) {
    finalColor = vec4(uTint * 0.5, 0.5);
    return;
  }
  vec2 place = vPlace * uExtent;
  float value = valueAt(place);
  if (value < 0.5) {
    finalColor = vec4(uTint * 0.5, 0.5) * value;
    return;
  }
  float least = min(
    min(valueAt(place + vec2(uReach, 0.0)), valueAt(place - vec2(uReach, 0.0))),
    min(valueAt(place + vec2(0.0, uReach)), valueAt(place - vec2(0.0, uReach))));
  float edge = 1.0 - step(0.5, least);
  vec2 lines = floor(place * uDensity + uDash);
  float light = step(4.0, mod(lines.x + lines.y + uPhase, 8.0));
  vec4 fill = vec4(uTint * 0.5, 0.5) * value;
  finalColor = mix(fill, vec4(vec3(light), 1.0), edge);
}`;

/** Checkerboard behind a picture with alpha: squares of uSquare CSS px, uScale CSS px a unit. */
export const CHECKER_FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform vec2 uSize;
uniform float uScale;
uniform float uSquare;
void main() {
  vec2 square = floor(vUV * uSize * uScale / uSquare);
  float odd = mod(square.x + square.y, 2.0);
  finalColor = vec4(vec3(mix(0.80, 0.92, odd)), 1.0);
}`;

/** Lines between image pixels, one device pixel wide. uPixel: a device pixel in image px. */
export const GRID_FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform vec2 uSize;
uniform float uPixel;
void main() {
  vec2 within = fract(vUV * uSize);
  float line = 1.0 - step(uPixel, min(within.x, within.y));
  finalColor = vec4(vec3(0.5), 1.0) * line * 0.35;
}`;
