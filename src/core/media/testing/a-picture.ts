import sharp from 'sharp'

/** A JPEG as a camera might send it. Another colour makes another picture. */
export function aPicture({ width = 60, height = 40, colour = '#12817a' } = {}): Promise<Uint8Array> {
	return sharp({ create: { width, height, channels: 3, background: colour } })
		.jpeg()
		.toBuffer()
}
