import { expect, test } from 'vitest'
import { shownValue } from './shown-value.ts'

test.for([
	['GROQ_API_KEY', 'gsk_muito-secreta-f3Qa', '••••••••f3Qa'],
	['GROQ_API_KEY', 'curta', '••••••••'],
	[
		'SMTP_URL',
		'smtps://ana%40farol.example:s3nha@smtp.farol.example:465',
		'ana@farol.example em smtp.farol.example:465',
	],
	['SMTP_URL', 'smtp://localhost', 'localhost'],
	['GOOGLE_SERVICE_ACCOUNT', '{"client_email":"robo@x.example","private_key":"segredo"}', 'robo@x.example'],
	['GOOGLE_SERVICE_ACCOUNT', 'nada', '••••••••'],
] as const)('of %s %s is shown %s', ([name, value, shown]) => {
	expect(shownValue(name, value)).toBe(shown)
})
