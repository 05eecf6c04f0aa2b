import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '#app/site.ts'
import { phoneHref } from '#core/identity/phone-number.ts'
import { placeOf } from '#core/identity/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChatButton } from '../chat-link.tsx'

/** For those who would rather not fill in a form. */
export function WaysToReachUs() {
	const site = useSite()
	return (
		<section aria-labelledby="outros-caminhos">
			<h2 id="outros-caminhos" className="text-h3">
				Prefere falar agora?
			</h2>
			<ChatButton className="mt-5 w-full">Conversar agora</ChatButton>
			<dl className="mt-7 gap-x-10 border-b border-line md:max-lg:grid md:max-lg:grid-cols-2">
				<Way icon={Phone} name="Telefones">
					{site.phones.map(({ number }) => (
						<ContactLink key={number} href={phoneHref(number)}>
							{number}
						</ContactLink>
					))}
				</Way>
				<Way icon={Mail} name="E-mail">
					<ContactLink href={`mailto:${site.email}`}>{site.email}</ContactLink>
				</Way>
				{site.openingHours && (
					<Way icon={Clock} name="Horário">
						{site.openingHours}
					</Way>
				)}
				<Way icon={MapPin} name="Endereço">
					{placeOf(site)}
				</Way>
			</dl>
		</section>
	)
}

function Way({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
	return (
		<div className="border-t border-line py-4">
			<dt className="flex items-center gap-3.5 text-small text-ink-3">
				<Icon of={icon} size={20} className="text-teal-700" />
				{name}
			</dt>
			<dd className="mt-0.5 pl-8.5 font-medium">{children}</dd>
		</div>
	)
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} className="block py-1 underline decoration-teal-400 underline-offset-4 hover:decoration-teal-700">
			{children}
		</a>
	)
}
