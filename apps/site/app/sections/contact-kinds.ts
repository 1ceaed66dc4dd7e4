export { ContactFormSection } from './kinds/contact-form.tsx';
export { ContactOpeningSection } from './kinds/contact-opening.tsx';
