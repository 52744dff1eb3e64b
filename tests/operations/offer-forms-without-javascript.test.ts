/**
 * The two forms opened for an offer, without JavaScript. `tests/e2e/offer-forms.test.ts` tests them with JavaScript.
 */
import { freshPhoneVisitors, testOfferForms } from '../support/test-offer-forms.ts';

testOfferForms(freshPhoneVisitors(), false);
