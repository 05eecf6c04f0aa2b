import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** What a browser hands over when somebody wants to be told. Its address is the browser maker's, never one of this network. */
export const subscriptionSchema = z.object({
	endpoint: z
		.url({ protocol: /^https$/ })
		.max(1000)
		.refine((text) => {
			const { port, username, password } = new URL(text)
			return port === '' && username === '' && password === ''
		}),
	keys: z.object({
		p256dh: z.string().max(200).refine(isPoint),
		auth: z
			.string()
			.max(50)
			.refine((text) => Buffer.from(text, 'base64url').length === 16),
	}),
})

export type SentSubscription = z.output<typeof subscriptionSchema>

/** A point that is not on the curve would fail every message later. */
function isPoint(text: string): boolean {
	const point = Buffer.from(text, 'base64url')
	if (point.length !== 65 || point[0] !== 4) return false
	try {
		const pair = createECDH('prime256v1')
		pair.generateKeys()
		return pair.computeSecret(point).length === 32
	} catch {
		return false
	}
}
