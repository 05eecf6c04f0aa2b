import sharp from 'sharp'

export type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** No two are the same, so that tests that run beside each other never share one. */
export async function aPhoto(name: string): Promise<SentFile> {
	const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
	const grain = sharp({ create: { width: 20, height: 10, channels: 3, background: 'red', noise } })
	const buffer = await grain.resize(600, 300).jpeg({ quality: 70 }).toBuffer()
	return { name, mimeType: 'image/jpeg', buffer }
}

export function uniqueName(): string {
	return `farol-${Math.random().toString(36).slice(2, 10)}`
}
