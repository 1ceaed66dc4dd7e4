import { ContactForm } from '../../forms/contact-form.tsx';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** The contact form beside its introduction. */
export function ContactFormSection({
	section: { tone, title, intro, button },
}: {
	section: SectionViewOf<'contactForm'>;
}) {
	return (
		<Band tone={tone} className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
			<Heading title={title} intro={intro} />
			<ContactForm button={button} />
		</Band>
	);
}
