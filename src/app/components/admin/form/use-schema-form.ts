import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { z } from 'zod'
import { parseForm } from './submission.ts'

/** What an action answers to a form it refused: `submission.reply(…)`. */
export type FormAnswer = SubmissionResult

type Options<Name extends string> = {
	id?: string
	/** The last answer of the action, which without JavaScript also holds what was typed. */
	answer: FormAnswer | undefined
	defaultValue?: Partial<Record<Name, string | string[] | null | undefined>>
}

/**
 * A form that its schema checks before it is sent, as the server does after: each wrong field says why, the first gets
 * the focus, and is checked again while one types. Fields stay the browser's own, so what was typed stays.
 */
export function useSchemaForm<Schema extends z.ZodObject>(
	schema: Schema,
	{ id, answer, defaultValue }: Options<keyof z.input<Schema> & string>,
) {
	type Name = keyof z.input<Schema> & string
	const [form] = useForm<Record<string, string | string[]>>({
		...(id && { id }),
		lastResult: answer,
		defaultValue,
		// Where there is no JavaScript the browser asks for what is required.
		defaultNoValidate: false,
		shouldRevalidate: 'onInput',
		onValidate: ({ formData }) => parseForm(formData, schema) as never,
	})
	const fields = form.getFieldset()
	return {
		/** For the form element. */
		form: getFormProps(form, { ariaAttributes: false }),
		/** For the field of a name. */
		field: (name: Name) => ({
			name,
			defaultValue: fields[name]!.defaultValue,
			error: fields[name]!.errors?.[0],
		}),
		/** What stands in the fields of a name. */
		typed: (name: Name) => [fields[name]!.value ?? []].flat().map(String),
		/** What was refused as a whole. It stays while one goes on typing. */
		message: answer?.error?.['']?.[0],
	}
}

export type SchemaForm<Schema extends z.ZodObject> = ReturnType<typeof useSchemaForm<Schema>>
