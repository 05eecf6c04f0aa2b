import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { checkPayload, readPayload } from '#lib/parse-payload.ts'
import { NO_STORE } from './cache-headers.ts'
import type { Endpoint } from './endpoints.ts'
import { correlationId, type Services, services } from './services.ts'

type Around = Services & {
	context: Readonly<RouterContextProvider>
	correlationId: string
	/** Who asked may leave before the end. */
	signal: AbortSignal
}

/**
 * The action of an endpoint: checks what a page sent and answers it. Faults need no care: the router logs them, and the
 * page learns their id from the header that every answer has.
 */
export function answering<Input, Output, Parsed>(
	endpoint: Endpoint<Input, Output>,
	schema: z.ZodType<Parsed, Input>,
	run: (input: Parsed, around: Around) => NoInfer<Output> | Promise<NoInfer<Output>>,
) {
	return async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Response> => {
		const read = readPayload(await request.text())
		const input = read.ok ? checkPayload(read.value, schema) : read
		if (!input.ok) return Response.json(input.body, { status: 400, headers: NO_STORE })
		const around = { context, correlationId: context.get(correlationId), signal: request.signal }
		return answer(endpoint, await run(input.value, { ...context.get(services), ...around }))
	}
}

/** For the loader of an endpoint that is only read. */
export function answer<Output>(_endpoint: Endpoint<never, Output>, output: NoInfer<Output>): Response {
	return Response.json(output, { headers: NO_STORE })
}
