import { useEffect, useRef, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { answerSchema, failureOf, resultOf, type TestResult, testRequest, toastName } from './test-result.ts'

const TICK_MS = 100

/** What is said of a later test takes the place of what was said before. */
export const TEST_NOTICE = 'image-test'

/** One test at a time: asks the function for a picture, says what came of it, and can be called off. */
export function useImageTest(onResult: (result: TestResult) => void) {
	const running = useRef<AbortController>(null)
	const [elapsedMs, setElapsedMs] = useState<number>()
	useEffect(() => () => running.current?.abort(), [])

	async function run(prompt: string) {
		const abort = new AbortController()
		running.current = abort
		const started = performance.now()
		setElapsedMs(0)
		const ticking = setInterval(() => setElapsedMs(performance.now() - started), TICK_MS)
		const request = testRequest(prompt, Date.now())
		const told = () => ({ request, timeMs: Math.round(performance.now() - started), now: new Date() })
		try {
			const response: unknown = await ask(request, abort.signal)
			const result = resultOf(answerSchema.parse(response), response, told())
			onResult(result)
			announce(result)
		} catch (error) {
			if (abort.signal.aborted)
				return notify.info('Teste cancelado', 'Nenhuma imagem foi guardada nesta lista.', TEST_NOTICE)
			const message = reasonOf(error)
			onResult(failureOf(message, told()))
			notify.error('Erro no teste', message, TEST_NOTICE)
		} finally {
			clearInterval(ticking)
			setElapsedMs(undefined)
		}
	}

	return { elapsedMs, run, cancel: () => running.current?.abort() }
}

async function ask(request: object, signal: AbortSignal): Promise<unknown> {
	const response = await fetch('/functions/v1/generate-images', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(request),
		signal,
	})
	return response.json()
}

function announce({ image, provider, timeMs, error }: TestResult): void {
	if (!image) return notify.error('Erro na geração', error ?? 'Falha ao gerar imagem', TEST_NOTICE)
	notify.success('Imagem gerada com sucesso', `${toastName(provider)}, em ${timeMs} ms`, TEST_NOTICE)
}

/** The browser's own words are English and for programmers. */
function reasonOf(error: unknown): string {
	if (error instanceof TypeError) return 'O servidor não respondeu. Confira a conexão e tente de novo.'
	if (error instanceof SyntaxError) return 'A resposta do servidor não pôde ser lida.'
	return 'Erro desconhecido'
}
