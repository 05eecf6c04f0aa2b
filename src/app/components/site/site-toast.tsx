import type { Flash } from '#app/flash.ts'
import siteStyles from '#app/styles/site.css?url'
import FlashToast from '../ui/flash-toast.tsx'
import { PageStyles } from './page-styles.tsx'

/** A message on a public page. It comes later than the page, whose own style sheet knows nothing of it. */
export default function SiteToast({ flash }: { flash: Flash }) {
	return (
		<>
			<PageStyles href={siteStyles} />
			<FlashToast flash={flash} />
		</>
	)
}
