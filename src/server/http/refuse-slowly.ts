import type { ServerResponse } from 'node:http'
import { newCorrelationId } from './correlation.ts'
import { DATA_POLICY } from './security-headers.ts'

const HELD_MS = 1_000
const MOST_HELD = 1_000

type Refuse = { headers: Record<string, string>; heldMs?: number; mostHeld?: number }

/**
 * Answers 429 after a moment. A program that asks again at each answer asks once a second then, and costs next to nothing;
 * a person would have noticed no wait. Past a bound, answers come at once and the connection is closed.
 */
export function createSlowRefusal({ headers, heldMs = HELD_MS, mostHeld = MOST_HELD }: Refuse) {
	let held = 0

	return (response: ServerResponse): void => {
		function answer(): void {
			if (response.destroyed) return
			response.writeHead(429, {
				...headers,
				'Content-Security-Policy': DATA_POLICY,
				'Content-Type': 'text/plain; charset=utf-8',
				'Cache-Control': 'no-store',
				'Retry-After': '10',
				'X-Correlation-Id': newCorrelationId(),
			})
			response.end('Muitas páginas pedidas em pouco tempo. Aguarde alguns segundos e tente de novo.')
		}
		if (held >= mostHeld) {
			response.shouldKeepAlive = false
			return answer()
		}
		held += 1
		const timer = setTimeout(answer, heldMs)
		response.once('close', () => {
			held -= 1
			clearTimeout(timer)
		})
	}
}
