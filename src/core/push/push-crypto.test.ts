import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'
import { newVapidKey, publicKeyOf, vapidHeader } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291, appendix A, comes out to the byte', () => {
	const keys = {
		p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
		auth: 'BTBZMqHH6r4Tts7J_aSIgg',
	}
	const fresh = {
		salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
		privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
	}
	expect(encryptPush('When I grow up, I want to be a watermelon', keys, fresh).toString('base64url')).toBe(
		'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
	)
})

test('a key is 32 bytes, and its public half a point of the curve', () => {
	for (let made = 0; made < 20; made += 1) {
		const key = newVapidKey()
		expect(bytes(key)).toHaveLength(32)
		expect(bytes(publicKeyOf(key))).toHaveLength(65)
	}
})

test('the signature names the push service and us, for half a day', () => {
	const privateKey = newVapidKey()
	const now = new Date('2026-11-16T12:00:00Z')
	const endpoint = 'https://push.example/send/abc'
	const header = vapidHeader({ endpoint, privateKey, subject: 'mailto:a@exemplo.com.br', now })
	const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header)!
	expect(key).toBe(publicKeyOf(privateKey))
	const [head = '', claims = '', signature = ''] = token.split('.')
	expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
	expect(JSON.parse(bytes(claims).toString())).toEqual({
		aud: 'https://push.example',
		exp: now.getTime() / 1000 + 12 * 3600,
		sub: 'mailto:a@exemplo.com.br',
	})
	const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((half) => half.toString('base64url'))
	const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
	const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
	expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true)
})
