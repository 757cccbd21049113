/** Side of the texture that pieces of the picture go through, px. */
const PIECE = 2048;

/**
 * Reads straight-alpha pixels of a bitmap that was decoded without premultiplying, by way of a
 * texture that nothing draws into, so that every byte comes back as it was.
 * Returns false where WebGL 2 is missing or failed.
 * @param pixels RGBA, `width * height * 4` bytes, filled
 */
export async function readBitmapWithGl(bitmap: ImageBitmap, pixels: Uint8Array): Promise<boolean> {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (gl === null) return false;
  try {
    const texture = prepare(gl);
    for (let top = 0; top < bitmap.height; top += PIECE) {
      for (let left = 0; left < bitmap.width; left += PIECE) {
        const width = Math.min(PIECE, bitmap.width - left);
        const height = Math.min(PIECE, bitmap.height - top);
        const piece = await createImageBitmap(bitmap, left, top, width, height, {
          premultiplyAlpha: 'none',
        });
        upload(gl, texture, piece);
        piece.close();
        // Straight into its place: a row of the piece is part of a row of the picture.
        gl.pixelStorei(gl.PACK_ROW_LENGTH, bitmap.width);
        gl.pixelStorei(gl.PACK_SKIP_PIXELS, left);
        gl.pixelStorei(gl.PACK_SKIP_ROWS, top);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      }
    }
    return !gl.isContextLost() && gl.getError() === gl.NO_ERROR;
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function prepare(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  return texture;
}

function upload(gl: WebGL2RenderingContext, texture: WebGLTexture, piece: ImageBitmap): void {
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, piece);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
}
