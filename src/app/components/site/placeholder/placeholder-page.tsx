import type { PlaceholderProduct } from '#app/content/placeholders.ts'
import scaffolding from '#content/drawings/scenes/scaffolding.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { ProductIcon } from '#drawings/product-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { ChatButton } from '../chat-link.tsx'
import { NotifyForm } from '../forms/notify-form.tsx'

type PlaceholderPageProps = { product: PlaceholderProduct }

/** The lighthouse under repair: the page is still to be written, the conversation is open. */
export function PlaceholderPage({ product }: PlaceholderPageProps) {
	const { title, sentence, icon, chatMessage } = product
	return (
		<section className="@container">
			<div className="bg-[linear-gradient(to_top,var(--color-teal-600)_6%,var(--color-teal-400)_6%_13%,var(--color-amber-100)_13%)]">
				<Drawing of={scaffolding} className="mx-auto h-[clamp(13.75rem,39.1cqw,35rem)] w-full max-w-360" />
			</div>
			<div className="wrap grid items-start gap-x-16 gap-y-12 pt-9 pb-18 md:pt-12 md:pb-26 lg:grid-cols-[1fr_28.75rem]">
				<div>
					<h1 className="text-h2">Página em Desenvolvimento</h1>
					<p className="mt-3 max-w-140 text-ink-2">Em breve, informações detalhadas sobre este produto.</p>
					<div className="mt-8 flex max-w-140 items-start gap-4 border-t border-line pt-6">
						<ProductIcon name={icon} size={48} className="shrink-0" />
						<div>
							<h2 className="text-h3">{title}</h2>
							<p className="mt-1.5 text-ink-2">{sentence}</p>
						</div>
					</div>
					<div className="mt-8 flex flex-wrap gap-3">
						<ChatButton message={chatMessage} className="max-sm:w-full">
							Fale com um Consultor
						</ChatButton>
						<Button tone="line" href="/" className="max-sm:w-full">
							Voltar ao início
						</Button>
					</div>
				</div>
				<NotifyForm product={product} />
			</div>
		</section>
	)
}
