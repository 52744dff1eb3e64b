<?php
// A line on top of a form that was refused. Needs $form.
?>
<?php if (!$form->isValid()): ?>
  <p class="flash is-refused" role="alert">
    Nothing has been saved yet. Please look at the <?= $form->errorCount() === 1 ? 'marked field' : 'marked fields' ?>.
  </p>
<?php endif ?>
