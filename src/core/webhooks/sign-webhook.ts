import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret, as Standard Webhooks writes one. */
export function newWebhookSecret(): string {
	return PREFIX + randomBytes(32).toString('base64')
}

type Message = { id: string; at: Date; body: string; secret: string }

/** The three headers of a signed message: https://www.standardwebhooks.com */
export function webhookHeaders({ id, at, body, secret }: Message): Record<string, string> {
	const timestamp = String(Math.floor(at.getTime() / 1000))
	const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
	const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
	return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
