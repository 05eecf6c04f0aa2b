import { expect, test } from 'vitest'
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts'

// The example of the specification's own libraries.
test('a message is signed as the standard says', () => {
	const headers = webhookHeaders({
		id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
		at: new Date(1614265330 * 1000),
		body: '{"test": 2432232314}',
		secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
	})
	expect(headers).toEqual({
		'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
		'webhook-timestamp': '1614265330',
		'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
	})
})

test('each secret is another one, of 32 bytes', () => {
	const secrets = [newWebhookSecret(), newWebhookSecret()]
	expect(new Set(secrets).size).toBe(2)
	for (const secret of secrets) expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32)
})
