import {
  GlProgram,
  Mesh,
  MeshGeometry,
  Shader,
  type TextureSource,
  type UniformData,
  UniformGroup,
} from 'pixi.js';
import { QUAD_VERTEX } from './shaders.ts';

/** A rectangle from 0, 0 with UV 0 to 1, in the units of its container. */
export function createQuadGeometry(width: number, height: number): MeshGeometry {
  return new MeshGeometry({
    positions: Float32Array.of(0, 0, width, 0, width, height, 0, height),
    uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  });
}

/** A fragment shader for quads, compiled once. */
export function createQuadProgram(
  name: string,
  fragment: string,
  vertex: string = QUAD_VERTEX,
): GlProgram {
  return GlProgram.from({ name, vertex, fragment });
}

/** A group of uniforms that several quads may share. */
export function createUniforms(uniforms: Record<string, UniformData>): UniformGroup {
  return new UniformGroup(uniforms);
}

/** A quad drawn by a program; it owns its shader, not geometry and uniforms. */
export function createQuad(
  geometry: MeshGeometry,
  program: GlProgram,
  resources: Record<string, UniformGroup | TextureSource>,
): Mesh<MeshGeometry, Shader> {
  return new Mesh({ geometry, shader: new Shader({ glProgram: program, resources }) });
}
