import { z } from 'zod'
import type { ProviderFactories, Reach } from '#core/providers/factories.ts'
import { fetchJson } from '#lib/fetch-json.ts'
import { geminiImages } from '../gemini-images.ts'
import { geminiText } from '../gemini-text.ts'

const CHECK_MS = 10_000

/** https://ai.google.dev/api/models#method:-models.list: costs nothing. */
function check({ apiKey, baseUrl, fetch }: Reach) {
	const headers = { 'x-goog-api-key': apiKey }
	return fetchJson(`${baseUrl}/models?pageSize=1`, { headers, schema: z.unknown(), timeoutMs: CHECK_MS, fetch })
}

export default { text: geminiText, images: geminiImages, check } satisfies ProviderFactories
