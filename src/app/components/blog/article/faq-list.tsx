import type { Faq } from '#core/html/find-faqs.ts'

/** Questions added to the article apart from its text. All of it is readable at once: people search in the page. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
	if (faqs.length === 0) return null
	return (
		<section aria-labelledby="perguntas-frequentes" className="mt-12">
			<h2 id="perguntas-frequentes" className="mb-5 text-[1.875rem] md:text-[2.25rem]">
				Perguntas frequentes
			</h2>
			<dl className="border-b border-line">
				{faqs.map(({ question, answer }) => (
					<div key={question} className="border-t border-line py-5">
						<dt className="text-[1.125rem] leading-[1.4] font-semibold md:text-[1.1875rem]">{question}</dt>
						<dd className="mt-2 whitespace-pre-line text-ink-2">{answer}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
