export type Attributes = Record<string, string | number>

/** Of somebody who asks us, of ours asking somebody, or of work within. */
export type SpanKind = 'server' | 'client' | 'internal'
export type SpanStart = { name: string; kind: SpanKind; attributes?: Attributes }
export type SpanEnd = { attributes?: Attributes; failed?: boolean }
export type EndSpan = (end?: SpanEnd) => void

/** Whoever writes down what took how long, and as part of what. */
export type Tracer = {
	/** Under the span that is under way where this is called. */
	start: (span: SpanStart) => EndSpan
	/** What is started within the work is part of it. */
	within: <T>(span: SpanStart, work: (end: EndSpan) => T) => T
	/** Adds to the span that is under way. */
	annotate: (attributes: Attributes) => void
}

let tracer: Tracer | undefined

/** From now on. Without one nothing is written down and nothing is kept. */
export function traceWith(next: Tracer | undefined): void {
	tracer = next
}

const nothing: EndSpan = () => {}

export function startSpan(span: () => SpanStart): EndSpan {
	return tracer ? tracer.start(span()) : nothing
}

/** Work that is a span of its own, and failed where it rejects. */
export async function inSpan<T>(span: SpanStart, work: () => Promise<T>): Promise<T> {
	if (!tracer) return work()
	return tracer.within(span, async (end) => {
		try {
			const result = await work()
			end()
			return result
		} catch (error) {
			end({ failed: true })
			throw error
		}
	})
}

export function annotateSpan(attributes: Attributes): void {
	tracer?.annotate(attributes)
}
