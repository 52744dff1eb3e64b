/**
 * The hours in which calls are made. The frame of each page provides them to all components that offer a follow-up
 * date.
 */
import { createContext, useContext } from 'react';
import { usualOpeningTimes } from '#domain/enquiries/opening-times.ts';

export const CallingTimesContext = createContext(usualOpeningTimes);
export const useCallingTimes = () => useContext(CallingTimesContext);
