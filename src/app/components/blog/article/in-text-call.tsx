import { Button } from '../../ui/button.tsx'
import { motifForCategory } from '../cover-url.ts'

const claims = { title: 'Está com um sinistro aberto?', text: 'Abrimos o chamado com você, sem custo.' }
const others = {
	title: 'Quer ver isso no seu caso?',
	text: 'Comparamos as opções com você, sem custo.',
}

type InTextCallProps = { categorySlug: string | undefined }

/** The one call inside the text. */
export function InTextCall({ categorySlug }: InTextCallProps) {
	const { title, text } = motifForCategory(categorySlug) === 'sinistro' ? claims : others
	return (
		<div
			className="on-navy my-11 flex flex-col gap-x-5.5 gap-y-4 rounded-card bg-navy-900 px-7 py-6 text-white md:flex-row md:items-center md:justify-between"
			data-screen-only
		>
			<div>
				<p className="font-heading text-[1.4375rem] leading-[1.1] font-heavy">{title}</p>
				<p className="mt-1 text-base leading-[1.4] text-navy-200">{text}</p>
			</div>
			<Button href="/contact">Quero ajuda</Button>
		</div>
	)
}
