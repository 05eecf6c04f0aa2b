import isobaths from '#content/drawings/scenes/blog-isobaths.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { ContactForm } from '../forms/contact-form.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { NEWSLETTER_ID } from '../forms/newsletter-id.ts'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

export function ContactPage() {
	return (
		<>
			<div className="relative overflow-hidden border-b border-teal-200 bg-teal-100">
				<Drawing of={isobaths} className="absolute inset-0 size-full" />
				<div className="relative wrap pt-11 pb-10 lg:pt-16 lg:pb-14">
					<Eyebrow>Contato</Eyebrow>
					<h1 className="mt-4 text-h1">Fale com a gente</h1>
					<p className="mt-5 max-w-140 text-lead text-ink-2">
						Ligue, mande mensagem ou escreva. Quem responde é uma pessoa, e ela atende pelo nome.
					</p>
				</div>
			</div>
			<div className="wrap grid items-start gap-x-16 gap-y-12 py-14 md:py-18 lg:grid-cols-[1fr_25rem]">
				<ContactForm />
				<WaysToReachUs />
			</div>
			<section id={NEWSLETTER_ID} className="bg-paper-2 py-14 md:py-18" aria-labelledby="boletim-titulo">
				<div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_28.75rem]">
					<div>
						<Eyebrow>Boletim</Eyebrow>
						<h2 id="boletim-titulo" className="mt-4 text-h2">
							Seguro explicado, no seu e-mail
						</h2>
						<p className="mt-4 max-w-120 text-ink-2">
							Cartas com o que mudou nos seguros. A inscrição só vale depois que você confirma pelo link que enviamos.
						</p>
					</div>
					<NewsletterForm labelledBy="boletim-titulo" />
				</div>
			</section>
		</>
	)
}
