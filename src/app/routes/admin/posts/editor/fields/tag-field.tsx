import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useHydrating } from '#app/components/admin/use-hydrating.ts'
import { Field } from '#app/components/ui/field.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { postFields } from '#core/posts/post-fields.ts'
import { mergeTags, splitTags } from './split-tags.ts'

type TagFieldProps = {
	tags: readonly string[]
	text: string
	onChange: (tags: string[], text: string) => void
	error?: string | undefined
}

/** A comma or Enter makes a tag of what was typed; what is left in the field counts too. */
export function TagField({ tags, text, onChange, error }: TagFieldProps) {
	// Without JavaScript it is one field of text.
	const plain = useHydrating()

	function type(value: string) {
		const parts = value.split(',')
		const rest = parts.pop() ?? ''
		onChange(mergeTags(tags, parts), rest.trimStart())
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === 'Enter') {
			event.preventDefault()
			onChange(mergeTags(tags, splitTags(text)), '')
		}
		if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1), '')
	}

	return (
		<Field label={postFields.tags.label} aside="separadas por vírgula" error={error}>
			{(control) => (
				<div className="flex min-h-control w-full min-w-0 flex-wrap items-center gap-1.5 rounded-control bg-panel px-2 py-1.25 inset-ring-[length:var(--control-border)] inset-ring-field focus-within:inset-ring-2 focus-within:inset-ring-teal-600 focus-within:ring-[length:var(--control-halo)] focus-within:ring-halo">
					{!plain &&
						tags.map((tag) => (
							<span
								key={tag}
								className="inline-flex h-11 items-center gap-1 rounded-badge bg-paper-3 pl-2.5 text-fine font-medium drawer:h-6.5"
							>
								{tag}
								<button
									type="button"
									aria-label={`Remover ${tag}`}
									onClick={() =>
										onChange(
											tags.filter((other) => other !== tag),
											text,
										)
									}
									className="grid h-full w-11 place-items-center rounded-badge text-ink-3 hover:text-ink drawer:w-6.5"
								>
									<Icon of={X} size={13} />
								</button>
							</span>
						))}
					<input
						{...control}
						type="text"
						name="tags"
						value={plain ? [...tags, text].filter(Boolean).join(', ') : text}
						onChange={(event) => type(event.target.value)}
						onKeyDown={onKeyDown}
						placeholder={tags.length === 0 ? 'Seguro Auto, Sinistro' : 'Adicionar'}
						autoComplete="off"
						className="min-h-7 min-w-28 flex-1 bg-transparent px-1 text-control outline-none placeholder:text-placeholder"
					/>
				</div>
			)}
		</Field>
	)
}
