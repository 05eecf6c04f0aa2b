import { useEffect, useRef, useState } from 'react'
import { askServer, type NoAnswer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import { failureOf, noticeOf, resultOf, type TestResult, testRequest } from './test-result.ts'

const TICK_MS = 100

/** What is said of a later test takes the place of what was said before. */
export const TEST_NOTICE = 'image-test'

/** One test at a time: asks for a picture, says what came of it, and can be called off. */
export function useImageTest(onResult: (result: TestResult) => void) {
	const running = useRef<AbortController>(undefined)
	const [elapsedMs, setElapsedMs] = useState<number>()
	useEffect(() => () => running.current?.abort(), [])

	async function run(prompt: string) {
		const started = performance.now()
		setElapsedMs(0)
		const ticking = setInterval(() => setElapsedMs(performance.now() - started), TICK_MS)
		const request = testRequest(prompt, Date.now())
		const { signal } = (running.current = new AbortController())
		const answer = await askServer(endpoints.generateImage, request, { signal })
		clearInterval(ticking)
		setElapsedMs(undefined)
		const told = { request, timeMs: Math.round(performance.now() - started), now: new Date() }
		if (answer.ok) {
			const result = resultOf(answer, told)
			onResult(result)
			const { tone, title, text } = noticeOf(result)
			return notify[tone](title, text, TEST_NOTICE)
		}
		if (answer.reason === 'cancelled')
			return notify.info('Teste cancelado', 'Nenhuma imagem foi guardada nesta lista.', TEST_NOTICE)
		const message = reasonOf(answer)
		onResult(failureOf(message, told))
		notify.error('Erro no teste', message, TEST_NOTICE)
	}

	return { elapsedMs, run, cancel: () => running.current?.abort() }
}

function reasonOf(failure: NoAnswer): string {
	if (failure.reason === 'offline') return 'O servidor não respondeu. Confira a conexão e tente de novo.'
	if (failure.reason === 'fault' && !failure.correlationId) return 'A resposta do servidor não pôde ser lida.'
	return wordsFor(failure)
}
