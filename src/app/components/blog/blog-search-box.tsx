import { Search, X } from 'lucide-react'
import { type MouseEvent, useId, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFieldsOfAddress } from '../ui/use-fields-of-address.ts'
import { fullSearchHref, searchHref } from './search-href.ts'

const suggestions = ['seguro auto', 'sinistro', 'cotação', 'seguro residencial', 'viagem', 'vida']

type BlogSearchBoxProps = {
	query?: string | undefined
	/** The list is filtered by title, summary and tags; the full search reads everything. */
	scope?: 'list' | 'full'
}

export function BlogSearchBox({ query = '', scope = 'list' }: BlogSearchBoxProps) {
	const hrefOf = scope === 'full' ? fullSearchHref : searchHref
	const clearForm = useId()
	const input = useRef<HTMLInputElement>(null)
	const fields = useFieldsOfAddress()

	/** Typed but not searched: emptying the box is enough. Without script the button asks for the whole list. */
	function clear(event: MouseEvent) {
		if (!input.current) return
		if (query === '') event.preventDefault()
		input.current.value = ''
		input.current.focus()
	}

	return (
		<div>
			<Form
				{...fields}
				action={scope === 'full' ? '/blog/busca' : '/blog'}
				role="search"
				className="flex items-center gap-2.5 rounded-control bg-white py-1.25 pr-1.25 pl-4 inset-ring-[1.5px] inset-ring-field focus-within:inset-ring-2 focus-within:inset-ring-teal-600 focus-within:ring-4 focus-within:ring-teal-200"
			>
				<Icon of={Search} size={20} />
				<input
					ref={input}
					type="search"
					name="q"
					defaultValue={query}
					placeholder="Ex.: franquia do seguro"
					aria-label="Buscar artigos"
					maxLength={100}
					autoComplete="off"
					className="peer h-10.5 min-w-0 flex-1 text-body outline-none placeholder:text-placeholder [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					form={clearForm}
					onClick={clear}
					aria-label="Limpar busca"
					className="grid h-10.5 w-8 shrink-0 place-items-center rounded-badge text-ink-3 transition-colors peer-placeholder-shown:invisible hover:text-ink"
				>
					<Icon of={X} size={18} />
				</button>
				<Button type="submit" tone="navy" size="small">
					Buscar
				</Button>
			</Form>
			<Form id={clearForm} action="/blog" />
			<ul className="mt-3.5 flex flex-wrap gap-2">
				{suggestions.map((term) => (
					<li key={term}>
						<Link
							to={hrefOf(term)}
							className="block rounded-full bg-white px-3.5 py-1.25 text-small leading-[1.6] font-medium inset-ring inset-ring-teal-300 transition-colors hover:bg-teal-100 pointer-coarse:py-2.5"
						>
							{term}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
