import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { sentForm } from '#app/read-form.ts'
import { textPairsIn } from '#lib/form-texts.ts'

/** A form by its schema, the same in the browser and on the server. Our schemas take texts as they are sent. */
export function parseForm<Schema extends z.ZodType>(form: FormData | URLSearchParams, schema: Schema) {
	return parseWithZod(form, { schema, disableAutoCoercion: true })
}

/** A sent form by its schema. */
export async function readSubmission<Schema extends z.ZodType>(request: Request, schema: Schema) {
	return parseForm(await readSent(request), schema)
}

/** What was sent. Names that Conform would take for its own, or for a path into a tree, are none of ours. */
export async function readSent(request: Request): Promise<URLSearchParams> {
	return new URLSearchParams(textPairsIn(await sentForm(request)).filter(([name]) => /^[a-z]\w*$/i.test(name)))
}
