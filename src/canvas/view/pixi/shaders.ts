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

/**
 * A mask tile: tint at half strength where painted, and an outline that shows on any picture, one
 * device pixel light within the edge and one dark without. uStep is a device pixel in tile UV.
 */
export const MASK_FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform sampler2D uMask;
uniform vec3 uTint;
uniform vec2 uStep;
void main() {
  float value = texture(uMask, vUV).r;
  vec4 around = vec4(
    texture(uMask, vUV + vec2(uStep.x, 0.0)).r, texture(uMask, vUV - vec2(uStep.x, 0.0)).r,
    texture(uMask, vUV + vec2(0.0, uStep.y)).r, texture(uMask, vUV - vec2(0.0, uStep.y)).r);
  float least = min(min(around.x, around.y), min(around.z, around.w));
  float most = max(max(around.x, around.y), max(around.z, around.w));
  float inner = step(0.5, value) * (1.0 - step(0.5, least));
  float outer = (1.0 - step(0.5, value)) * step(0.5, most);
  vec4 fill = vec4(uTint * 0.5, 0.5) * value;
  finalColor = mix(mix(fill, vec4(1.0), inner * 0.85), vec4(vec3(0.0), 1.0), outer * 0.5);
}`;

/** The brush outline: a dark line around a light one. uSize and uRadius in CSS px. */
export const RING_FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform float uSize;
uniform float uRadius;
uniform float uPixel;
float line(float distance, float at) {
  return 1.0 - smoothstep(0.5, 0.5 + uPixel, abs(distance - at));
}
void main() {
  float distance = length((vUV - 0.5) * uSize);
  float dark = line(distance, uRadius + 0.5) * 0.75;
  float light = line(distance, uRadius - 0.5) * 0.95;
  finalColor = mix(vec4(vec3(0.05), 1.0) * dark, vec4(1.0), light);
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
