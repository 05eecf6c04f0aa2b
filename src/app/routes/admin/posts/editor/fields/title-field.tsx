import { Link2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { controlLook } from '#app/components/ui/control-look.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { postFields } from '#core/posts/post-fields.ts'
import { SLUG_LENGTH } from '#core/posts/saving/slug-of-title.ts'
import { classNames } from '#lib/class-names.ts'
import { slugify } from '#lib/slugify.ts'
import type { EditorPart } from './editor-part.ts'
import { type SavedAddress, shownSlug, titleSlug } from './shown-slug.ts'

type TitleFieldProps = EditorPart & {
	saved: SavedAddress
	startsHere: boolean
	/** Enter: on to the text. */
	onDone: () => void
}

export function TitleField({ startsHere, onDone, ...props }: TitleFieldProps) {
	const { fields, change, errors } = props
	const id = useId()
	const area = useRef<HTMLTextAreaElement>(null)
	const error = errors['title']

	useEffect(() => {
		if (startsHere) area.current?.focus({ preventScroll: true })
	}, [startsHere])
	useEffect(() => {
		if (error) area.current?.focus()
	}, [error])

	return (
		<div>
			<label htmlFor={id} className="sr-only">
				{postFields.title.label}
			</label>
			<textarea
				ref={area}
				id={id}
				name="title"
				required
				rows={1}
				maxLength={postFields.title.max}
				value={fields.title}
				onChange={(event) => change({ title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
					event.preventDefault()
					onDone()
				}}
				placeholder="Título do artigo"
				enterKeyHint="next"
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				className="-mx-2 block field-sizing-content w-[calc(100%+1rem)] resize-none rounded-control bg-transparent px-2 py-1 font-heading text-[1.75rem] leading-[1.1] font-heavy tracking-[-0.015em] text-balance placeholder:text-ink-3 placeholder:opacity-100 hover:bg-panel focus:bg-panel drawer:text-[2.125rem]"
			/>
			{error && (
				<p id={`${id}-error`} className="mt-1 text-field-hint font-medium text-err">
					{error}
				</p>
			)}
			<SlugLine {...props} />
		</div>
	)
}

function SlugLine(props: Omit<TitleFieldProps, 'startsHere' | 'onDone'>) {
	const { fields, change, errors, saved } = props
	const [editing, setEditing] = useState(false)
	const input = useRef<HTMLInputElement>(null)
	const { slug, title } = fields
	const shown = shownSlug(fields, saved) || 'titulo-do-artigo'
	const known = saved.live ?? saved.slug
	const changed = saved.everPublished && known !== '' && slug !== '' && slugify(slug) !== known

	function open() {
		setEditing(true)
		if (slug === '') change({ slug: titleSlug(title, saved) })
		requestAnimationFrame(() => input.current?.focus())
	}

	function close() {
		setEditing(false)
		// Frozen: an empty field means the address it has.
		const next = slugify(slug) || (saved.everPublished ? saved.slug : '')
		if (next !== slug) change({ slug: next })
	}

	return (
		<div className="mt-1.5 grid gap-2 text-fine text-ink-2">
			<div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
				<Icon of={Link2} size={15} className="shrink-0 text-ink-3" />
				<span className={classNames(editing ? 'shrink-0' : 'min-w-0 break-all')}>/blog/{!editing && shown}</span>
				<input
					ref={input}
					type={editing ? 'text' : 'hidden'}
					name="slug"
					aria-label="Endereço do artigo"
					value={slug}
					maxLength={SLUG_LENGTH}
					onChange={(event) => change({ slug: event.target.value })}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return
						event.preventDefault()
						close()
					}}
					className={editing ? classNames(controlLook, 'h-control flex-1 font-mono') : undefined}
				/>
				<AdminButton tone="quiet" size="small" onClick={editing ? close : open}>
					{editing ? 'Pronto' : 'Editar'}
				</AdminButton>
			</div>
			{errors['slug'] && <p className="font-medium text-err">{errors['slug']}</p>}
			{changed && (
				<p role="status" className="text-warn">
					O artigo já foi publicado: quando for publicado com o endereço novo, /blog/{known} passa a redirecionar para
					ele.
				</p>
			)}
		</div>
	)
}
