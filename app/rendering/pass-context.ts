import { createContext } from "react";

/**
 * Which part of the document a rendering is for: all of it; its beginning, until something that still waits; or what
 * comes after, when head and frame have left already. What another pass says stays out of this one.
 */
export type Pass = "whole" | "beginning" | "rest";
export const PassContext = createContext<Pass>("whole");
