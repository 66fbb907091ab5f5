import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { watchNetwork } from "./offline/connection";
import { registerWorker } from "./offline/register";
import { applySettings, useSettings } from "./settings";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/header.css";
import "./styles/forms.css";
import "./styles/pages.css";
import "./styles/panel.css";

applySettings();
useSettings.subscribe(applySettings);
watchNetwork();
registerWorker();

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
