import type { Language } from '@site/contract/language';

/** The slides at the head of Home. */
const en = {
	carousel: 'Highlights',
	slideRole: 'slide',
	slide: (number: number, total: number) => `Slide ${number} of ${total}`,
	goToSlide: (number: number) => `Go to slide ${number}`,
};

const cn: typeof en = {
	carousel: '精选',
	slideRole: '幻灯片',
	slide: (number, total) => `第 ${number} 张，共 ${total} 张`,
	goToSlide: (number) => `转到第 ${number} 张`,
};

export const bannerWords: Record<Language, typeof en> = { en, cn };
