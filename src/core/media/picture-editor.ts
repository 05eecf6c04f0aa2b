/** The kinds of pictures we take. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif'

export type PictureFacts = { format: PictureFormat; width: number; height: number }

export type EncodedPicture = { bytes: Uint8Array; width: number; height: number }

type Encoding = {
	format: 'webp' | 'avif'
	quality: number
	/** It is never made larger than it is. */
	fit: { longestSide: number } | { width: number }
	/** Nobody waits for it, and nobody who waits shall wait for it. */
	background?: boolean
	/** Where as many are in line already it is refused, which throws. Who does not say so waits, however long the line. */
	mostInLine?: number
}

/** What we need of an image library. Implemented in integrations/. */
export type PictureEditor = {
	/** What the bytes say they are, without decoding them. Undefined for anything but a picture we take. */
	read: (bytes: Uint8Array) => Promise<PictureFacts | undefined>
	/** The first frame, upright, in the common colours, with nothing but pixels. Undefined where it cannot be decoded. */
	encode: (bytes: Uint8Array, encoding: Encoding) => Promise<EncodedPicture | undefined>
}
