<?php

declare(strict_types=1);

namespace App;

/** One labelled field of a form with its value and, after a refusal, its error. Everything is escaped. */
final class Field
{
    /** @param array<string, string|int> $attributes further attributes such as "type" or "maxlength" */
    public static function input(Form $form, string $name, string $label, array $attributes = []): string
    {
        $attributes += ['type' => 'text'];
        if ($attributes['type'] !== 'password') {
            $attributes['value'] = $form->value($name);
        }

        return self::around($form, $name, $label, '<input' . self::attributes($form, $name, $attributes) . '>');
    }

    public static function textarea(Form $form, string $name, string $label, array $attributes = []): string
    {
        $start = '<textarea' . self::attributes($form, $name, $attributes + ['rows' => 5]) . '>';

        return self::around($form, $name, $label, $start . e($form->value($name)) . '</textarea>');
    }

    /**
     * @param array<int|string, string> $options value => label
     * @param string|null $empty label of the option without a value; null leaves it out
     */
    public static function select(Form $form, string $name, string $label, array $options, ?string $empty = null): string
    {
        $html = '<select' . self::attributes($form, $name, []) . '>';
        if ($empty !== null) {
            $html .= '<option value="">' . e($empty) . '</option>';
        }
        foreach ($options as $value => $text) {
            $selected = (string) $value === $form->value($name) ? ' selected' : '';
            $html .= '<option value="' . e($value) . '"' . $selected . '>' . e($text) . '</option>';
        }

        return self::around($form, $name, $label, $html . '</select>');
    }

    private static function attributes(Form $form, string $name, array $attributes): string
    {
        $attributes = ['id' => $name, 'name' => $name] + $attributes;
        if ($form->error($name) !== null) {
            $attributes += ['aria-invalid' => 'true', 'aria-describedby' => $name . '-error'];
        }
        $html = '';
        foreach ($attributes as $attribute => $value) {
            $html .= ' ' . $attribute . '="' . e($value) . '"';
        }

        return $html;
    }

    private static function around(Form $form, string $name, string $label, string $field): string
    {
        $error = $form->error($name);

        return '<div class="field"><label for="' . e($name) . '">' . e($label) . '</label>' . $field
            . ($error === null ? '' : '<p class="field-error" id="' . e($name) . '-error">' . e($error) . '</p>')
            . '</div>';
    }
}
