import { brand } from '@site/contract/brand';

/** The addresses of five products that articles link to. */
export const multiplexTest = '/product/zt/flu-a%2Fb-%26-covid-19-multiplex-rapid-test';
export const homeMultiplexTest = `/product/zt2/${brand.slug}-tyfast-flu-a-b-covid-19-at-home-rapid-multiplex-test-${brand.slug}`;
export const covidTest = `/product/zt3/${brand.slug}-tyfast-covid-19-ag-rapid-test`;
export const multiDrugCup = `/product/drugs-of-abuse/${brand.slug}-tyfast-multi-drug-rapid-test-cup`;
export const rsvTest = `/product/infectious-disease/${brand.slug}-tyfast-rsv-rapid-test`;
